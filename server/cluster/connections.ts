/** How many connections callers hold to other processes. */
export type ConnectionsElsewhere = {
  readonly of: (caller: string) => number;
  readonly told: (from: string, caller: string, connections: number) => void;
  /** That process is gone: forgets its connections. */
  readonly forget: (from: string) => void;
};

/** Counts the connections of callers from what each process tells. */
export const createConnectionsElsewhere = (): ConnectionsElsewhere => {
  const byProcess = new Map<string, Map<string, number>>();
  return {
    of: (caller) => [...byProcess.values()].reduce((sum, callers) => sum + (callers.get(caller) ?? 0), 0),
    told: (from, caller, connections) => {
      const callers = byProcess.get(from) ?? new Map<string, number>();
      byProcess.set(from, callers);
      if (connections) callers.set(caller, connections);
      else callers.delete(caller);
    },
    forget: (from) => void byProcess.delete(from),
  };
};
