// Day and time, as a machine and as a person reads them.
import { formatMoment } from '../../../rules/formats.ts';
import { usePlatform } from '../environment.tsx';

export function Moment({ at }: { at: string }) {
	const { language, timeZone } = usePlatform();
	return (
		<time dateTime={at} className="tabular-nums">
			{formatMoment(at, language, timeZone)}
		</time>
	);
}
