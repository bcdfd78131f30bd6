import { availableParallelism } from 'node:os';

/** Two more than there are cores: while some tests wait for processes, databases and browsers, others compute. */
export default { maxWorkers: availableParallelism() + 2 };
