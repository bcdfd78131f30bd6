/** Why a server does not start. Its message is a sentence for whoever started it. */
export class StartError extends Error {}
