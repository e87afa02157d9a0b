// Those whom an order waits for, in words: any one of them decides.
import { usePlatform } from '../platform/environment.tsx';

const most = 4;

export function useApproverNames() {
	const { t, language } = usePlatform();
	const list = new Intl.ListFormat(language, { type: 'disjunction' });
	return (names: readonly string[]): string => {
		if (names.length <= most) return list.format(names);
		const shown = names.slice(0, most - 1);
		return list.format([...shown, t('approvals.morePeople', { count: names.length - shown.length })]);
	};
}
