const vm = require('node:vm');
const Runtime = require('jest-runtime');

/** @type {Map<string, { head: string, source: string, script: vm.Script }>} What this worker has compiled, by file. */
const compiled = new Map();

/**
 * Jest has every file compiled anew for every suite that imports it. A script belongs to no context, and what of it was
 * compiled stays so: a worker compiles it once. Every suite runs it for itself, as before.
 */
vm.compileFunction = (source, parameters, { filename, parsingContext }) => {
  const head = `(function (${parameters.join(', ')}) {`;
  let known = compiled.get(filename);
  if (known?.source !== source || known.head !== head) {
    const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
    known = { head, source, script };
    compiled.set(filename, known);
  }
  return known.script.runInContext(parsingContext);
};

// Jest gives a worker half a second to end, and to clear away all that its suites have left takes a busy machine longer.
process.once('beforeExit', () => process.exit());

module.exports = Runtime;
