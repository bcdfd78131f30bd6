/** What `npm run serve` starts: the server as it runs for players. */
import './production';
// a dynamic import, to run after the line above: in the single built file, modules are loaded in another order
await import('./index');
