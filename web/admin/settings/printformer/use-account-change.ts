// Before another account takes the place of one that drafts belong to, that is asked about.
import type { printformerSettings } from '../../../../rules/settings/printformer.ts';
import { useConfirm } from '../../../kit/confirm.tsx';
import type { SaveBarProps } from '../../../kit/save-bar.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { SettingsForm } from '../schema/use-settings-form.ts';

interface AccountUse {
	drafts: number;
	prints: number;
	products: number;
}

/** Refused by the server, beside the field: nothing is asked about it first. */
function isRefused(address: string): boolean {
	const url = URL.parse(address.trim());
	if (!url) return true;
	const isHere = /^(?:127\.0\.0\.1|localhost)$/.test(url.hostname);
	// The sandbox that came along has a port of this machine.
	if (url.protocol === 'http:') return !isHere;
	return url.protocol !== 'https:' || url.port !== '' || isHere || /^(?:[\d.]+|\[.*\])$/.test(url.hostname);
}

const tidyAddress = (address: string) => address.trim().toLowerCase().replace(/\/$/, '');

export function useAccountChange(form: SettingsForm<typeof printformerSettings>, use: AccountUse): SaveBarProps {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const { editor, saved } = form;
	const { baseUrl, client } = editor.values;
	const isOther = tidyAddress(baseUrl) !== tidyAddress(saved.baseUrl) || client.trim() !== saved.client;
	const isUsed = use.drafts > 0 || use.prints > 0 || use.products > 0;
	const ask = () =>
		confirm({
			title: t('printformer.accountAsk'),
			text: [
				t('printformer.accountText', { drafts: use.drafts }),
				...(use.prints > 0 ? [t('printformer.accountPrints', { prints: use.prints })] : []),
				...(use.products > 0 ? [t('printformer.accountProducts', { products: use.products })] : []),
				t('printformer.accountBack'),
			].join(' '),
			confirmLabel: t('printformer.accountConfirm'),
			colour: 'danger',
		});
	return {
		...editor.bar,
		onSave: async () => {
			if (isOther && isUsed && !form.isFaulty() && !isRefused(baseUrl) && !(await ask())) return false;
			return editor.bar.onSave();
		},
	};
}
