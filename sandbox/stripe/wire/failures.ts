// What Stripe answers when it refuses: a status, and a body with type, code, parameter and words.

type FailureType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

interface Details {
	type?: FailureType;
	code?: string;
	param?: string;
	decline_code?: string;
}

export class StripeFailure extends Error {
	readonly status: number;
	readonly details: Details;

	constructor(status: number, message: string, details: Details = {}) {
		super(message);
		this.status = status;
		this.details = { type: 'invalid_request_error', ...details };
	}

	/** Refused before any work began. Stripe does not keep such responses under an idempotency key. */
	get beforeWork(): boolean {
		return this.details.code?.startsWith('parameter_') ?? false;
	}

	body(requestId: string) {
		const { code, ...rest } = this.details;
		return {
			error: {
				...rest,
				...(code ? { code, doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` } : {}),
				message: this.message,
				request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
			},
		};
	}
}

export const invalid = (message: string, param?: string, code?: string): StripeFailure =>
	new StripeFailure(400, message, { ...(param ? { param } : {}), ...(code ? { code } : {}) });

/** Stripe would take it, this sandbox does not: said aloud, so that no one takes silence for an answer. */
export const notModelled = (what: string, param?: string): StripeFailure =>
	invalid(`The Stripe sandbox does not model ${what}.`, param, 'parameter_not_in_sandbox');

export const missing = (noun: string, id: string, param = 'id', status = 404): StripeFailure =>
	new StripeFailure(status, `No such ${noun}: '${id}'`, { code: 'resource_missing', param });
