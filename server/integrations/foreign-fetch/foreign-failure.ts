// Why nothing came from an address that a user has typed.
import { ExpectedFailure } from '../../failure.ts';

type ForeignCode =
	| 'FOREIGN_ADDRESS_INVALID'
	| 'FOREIGN_ADDRESS_NOT_PUBLIC'
	| 'FOREIGN_UNREACHABLE'
	| 'FOREIGN_NO_FILE'
	| 'TOO_LARGE';

export class ForeignFailure extends ExpectedFailure {
	readonly code: ForeignCode;

	constructor(code: ForeignCode, reason: string) {
		super(reason);
		this.code = code;
	}
}
