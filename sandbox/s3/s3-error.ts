// What the sandbox of S3 refuses, with the code that S3 has for it.

export class S3Error extends Error {
	readonly status: number;
	readonly code: string;

	constructor(status: number, code: string) {
		super(code);
		this.status = status;
		this.code = code;
	}
}
