// What was sent by the plain form of a page, without JavaScript, and could not be taken: shown once more with what is wrong.
import type { SentForm } from '../../../rules/page-contract.ts';
import { usePlatform } from '../../platform/environment.tsx';

/** @param page its path, without the base */
export function useSentForm(page: string): SentForm | undefined {
	const { sentForm } = usePlatform();
	return sentForm?.page === page ? sentForm : undefined;
}
