/** What `npm run serve` starts: the server as it runs for players. */
import './production';
// once that is said: what is built into one file is loaded in another order
await import('./index');
