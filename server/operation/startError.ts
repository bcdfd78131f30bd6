/** Why a server does not start. The message is a sentence for whoever started it. */
export class StartError extends Error {}
