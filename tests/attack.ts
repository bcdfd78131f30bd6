import { parseArgs } from 'node:util';
import { attack } from './server/assault';

/**
 * Does the server hold? `npm run attack -- --packets=300000 --requests=6000 --seed=today` sends that many packets and
 * requests that no page would send, and reports what the server did wrong.
 */
const { values } = parseArgs({
  options: {
    packets: { type: 'string', default: '100000' },
    requests: { type: 'string', default: '3000' },
    seed: { type: 'string', default: new Date().toISOString() },
  },
});

const begun = performance.now();
const { faults, ...told } = await attack({
  seed: values.seed,
  packets: Number(values.packets),
  requests: Number(values.requests),
});
const seconds = Math.round((performance.now() - begun) / 1000);
console.log({ ...values, ...told, seconds, rss: `${Math.round(process.memoryUsage.rss() / 1e6)} MB` });
for (const fault of faults) console.error(fault.slice(0, 500));
console.log(faults.length ? `${faults.length} faults` : 'It held.');
process.exit(faults.length ? 1 : 0);
