// What is done with an import that was looked at, whatever is in it.
import { failureText } from '../../forms/failure-text.ts';
import { download } from '../../kit/download.ts';
import { useToast } from '../../kit/toasts.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Variables } from '../../platform/graphql.ts';

/** Takes an import away. @returns whether it is gone */
export function useRemoveImport<D>(document: D, failed: (reason: string) => string) {
	const { t } = usePlatform();
	const toast = useToast();
	const change = useChange();
	return async (id: string): Promise<boolean> => {
		try {
			await change(document, { id } as Variables<D>);
			return true;
		} catch (error) {
			toast.error(failed(failureText(error, t)));
			return false;
		}
	};
}

/** @param path of what the server calls these things */
export function useErrorFile(path: string, failed: string) {
	const { language } = usePlatform();
	const toast = useToast();
	return (id: string) =>
		download(`/service-api/${path}/imports/${id}/errors?language=${language}`).catch(() => toast.error(failed));
}
