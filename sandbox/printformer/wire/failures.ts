// What the provider answers when it refuses: a status and a sentence; with 422 also what is wrong with which field.

export class PrintformerFailure extends Error {
	readonly status: number;
	readonly errors: Record<string, string[]> | undefined;

	constructor(status: number, message: string, errors?: Record<string, string[]>) {
		super(message);
		this.status = status;
		this.errors = errors;
	}

	body(): object {
		return { message: this.message, ...(this.errors ? { errors: this.errors } : {}) };
	}
}

export const notFound = (noun: string) => new PrintformerFailure(404, `No query results for model [${noun}].`);

export const invalid = (errors: Record<string, string>) =>
	new PrintformerFailure(
		422,
		'The given data was invalid.',
		Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]])),
	);

export const notEnabled = (feature: string) =>
	new PrintformerFailure(403, `The feature "${feature}" is not enabled for this client.`);
