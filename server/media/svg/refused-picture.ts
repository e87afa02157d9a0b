// A file that is not taken in as a picture, and why.
import type { ErrorCode } from '../../../rules/errors.ts';
import { Refused } from '../../failure.ts';

type Code = Extract<ErrorCode, 'VALIDATION' | 'TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE'>;

export class RefusedPicture extends Refused {
	constructor(code: Code, reason: string) {
		super(code, reason);
		this.message = reason;
	}
}
