export default async (): Promise<void> => globalThis.testPostgres.stop();
