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
const isUnencrypted = (address: string) => /^http:\/\/(?!(127\.0\.0\.1|localhost)\b)/i.test(address.trim());

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
			if (isOther && isUsed && !form.isFaulty() && !isUnencrypted(baseUrl) && !(await ask())) return false;
			return editor.bar.onSave();
		},
	};
}
