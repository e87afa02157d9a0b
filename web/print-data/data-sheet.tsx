// The data sheet of a product, offered where print data is sent.
import { usePlatform } from '../platform/environment.tsx';

/** @param address null: the product is gone, or printed otherwise by now */
export function DataSheet({ address }: { address: string | null }) {
	const { t, language } = usePlatform();
	if (address === null) return null;
	return (
		<p className="text-sm">
			<a
				className="text-link underline underline-offset-2"
				href={`${address}?${new URLSearchParams({ language })}`}
				target="_blank"
				rel="noopener"
			>
				{t('printData.dataSheet')}
			</a>
		</p>
	);
}
