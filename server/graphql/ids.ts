// Ids that callers send. One that is none finds nothing, like any other that does not exist.
import { isId } from '../../rules/ids.ts';
import { ApiError } from './errors.ts';

export function checkId(id: string): string {
	if (!isId(id)) throw new ApiError('NOT_FOUND');
	return id.toLowerCase();
}
