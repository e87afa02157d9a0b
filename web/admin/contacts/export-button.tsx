// What the list shows, as a file.
import { download } from '../../kit/download.ts';
import { Menu } from '../../kit/menu.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';

interface ExportButtonProps {
	/** As the list is asked for. */
	wanted: Readonly<Record<string, string | boolean | null>>;
}

export function ExportButton({ wanted }: ExportButtonProps) {
	const { t, language } = usePlatform();
	const toast = useToast();
	const start = async (format: 'csv' | 'xlsx') => {
		const restricting = Object.entries(wanted).filter(([, value]) => value !== null && value !== '');
		const query = new URLSearchParams({
			...{ language, format },
			...Object.fromEntries(restricting.map(([name, value]) => [name, String(value)])),
		});
		try {
			await download(`/service-api/contacts/export?${query}`);
			toast.success(t('contacts.exported'));
		} catch {
			toast.error(t('contacts.exportFailed'));
		}
	};
	return (
		<Menu
			label={t('contacts.export')}
			actions={(['csv', 'xlsx'] as const).map((format) => ({
				id: format,
				label: t(`contacts.export.${format}`),
				onAction: () => void start(format),
			}))}
		/>
	);
}
