// When a line was changed last: the day in the shop's time zone, so that server and browser write the same.
import { formatDate } from '../../../rules/formats.ts';
import { usePlatform } from '../../platform/environment.tsx';

export function ChangeDate({ at }: { at: string }) {
	const { language, timeZone } = usePlatform();
	return (
		<time dateTime={at} className="whitespace-nowrap">
			{formatDate(new Date(at), language, timeZone)}
		</time>
	);
}
