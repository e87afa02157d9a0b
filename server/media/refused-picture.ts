// A file that is not taken in as a picture, and why.
import type { ErrorCode } from '../../rules/errors.ts';
import { ExpectedFailure } from '../failure.ts';

type Code = Extract<ErrorCode, 'VALIDATION' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'>;

export class RefusedPicture extends ExpectedFailure {
	readonly code: Code;

	constructor(code: Code, reason: string) {
		super(reason);
		this.code = code;
	}
}
