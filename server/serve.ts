/** What `npm run serve` starts: the server as it runs for players. */
import './production';
import './index';
