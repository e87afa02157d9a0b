// What has happened to the print data of an ordered line, the latest first.
import { formatMoment } from '../../../rules/formats.ts';
import { describePrintEvent, readPrintEvent } from '../../../rules/printing/print-event.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { PrintLine } from '../../print-data/print-line.ts';

export function PrintHistory({ events }: Pick<PrintLine, 'events'>) {
	const { t, language, timeZone } = usePlatform();
	if (events.length === 0) return null;
	return (
		<details>
			<summary className="cursor-pointer py-1 font-semibold">{t('printData.story')}</summary>
			<ol className="mt-2 grid gap-2 text-sm">
				{events.toReversed().map((one) => {
					const event = readPrintEvent(one);
					const told = event && describePrintEvent(t, event, 'customer');
					return (
						told && (
							<li key={`${one.at} ${one.step}`}>
								<p className="wrap-anywhere">{told.title}</p>
								{told.text && <p className="whitespace-pre-line text-muted wrap-anywhere">{told.text}</p>}
								<time dateTime={one.at} className="text-muted">
									{formatMoment(one.at, language, timeZone)}
								</time>
							</li>
						)
					);
				})}
			</ol>
		</details>
	);
}
