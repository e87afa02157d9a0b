// What is wrong with a document of a purchasing system, as cXML says it: the status is in the answer, HTTP says 200.

/** Of the statuses of cXML 1.2 those that a supplier gives. */
export type CxmlStatus = 200 | 201 | 204 | 400 | 401 | 403 | 406 | 409 | 412 | 417 | 450 | 500 | 560;

const statusTexts: Record<CxmlStatus, string> = {
	200: 'OK',
	201: 'Accepted',
	204: 'No Content',
	400: 'Bad Request',
	401: 'Unauthorized',
	403: 'Forbidden',
	406: 'Not Acceptable',
	409: 'Conflict',
	412: 'Precondition Failed',
	417: 'Expectation Failed',
	450: 'Not Implemented',
	500: 'Internal Server Error',
	560: 'Temporary Server Error',
};

export const statusText = (status: CxmlStatus): string => statusTexts[status];

/** The message is for people who connect the systems; it names what was sent, and nothing that is secret. */
export class CxmlFailure extends Error {
	readonly status: CxmlStatus;

	constructor(status: CxmlStatus, message: string) {
		super(message);
		this.status = status;
	}
}
