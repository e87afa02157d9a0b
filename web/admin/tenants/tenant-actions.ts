// What operators do to a shop: asked first where it hurts, then done, then said.
import type { Tier } from '../../../rules/pages/tiers.ts';
import { deletionPhrase, graceDays } from '../../../rules/tenants/new-shop.ts';
import { failureText } from '../../forms/failure-text.ts';
import { useConfirm } from '../../kit/confirm.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useAttempt, useChange, withReason } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import {
	deleteTenantDocument,
	enterTenantDocument,
	restoreTenantDocument,
	resumeTenantDocument,
	setTenantTierDocument,
	suspendTenantDocument,
} from './tenants.documents.ts';

interface Named {
	id: string;
	slug: string;
	name: string;
}

/** Each answers whether it was done. */
export function useTenantActions() {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	return {
		async suspend({ id, name }: Named): Promise<boolean> {
			const sure = await confirm({
				title: t('tenants.suspendAsk', { name }),
				text: t('tenants.suspendText'),
				confirmLabel: t('tenants.suspend'),
				colour: 'danger',
			});
			if (!sure) return false;
			return attempt(() => change(suspendTenantDocument, { id }), {
				done: t('tenants.suspendDone'),
				failed: t('tenants.suspendFailed'),
			});
		},
		resume: ({ id }: Named): Promise<boolean> =>
			attempt(() => change(resumeTenantDocument, { id }), {
				done: t('tenants.resumeDone'),
				failed: t('tenants.resumeFailed'),
			}),
		async remove({ id, slug, name }: Named): Promise<boolean> {
			const phrase = deletionPhrase(slug);
			const sure = await confirm({
				title: t('tenants.deleteAsk', { name }),
				text: t('tenants.deleteText', { days: graceDays }),
				confirmLabel: t('tenants.delete'),
				colour: 'danger',
				severity: 'stringConfirm',
				phrase,
			});
			if (!sure) return false;
			return attempt(() => change(deleteTenantDocument, { id, phrase }), {
				done: t('tenants.deleteDone'),
				failed: t('tenants.deleteFailed'),
			});
		},
		restore: ({ id }: Named): Promise<boolean> =>
			attempt(() => change(restoreTenantDocument, { id }), {
				done: t('tenants.restoreDone'),
				failed: t('tenants.restoreFailed'),
			}),
		setTier: ({ id }: Named, tier: Tier): Promise<boolean> =>
			attempt(() => change(setTenantTierDocument, { id, tier }), {
				done: t('tenants.tierDone'),
				failed: t('tenants.tierFailed'),
			}),
	};
}

/** Goes into the administration of another shop, as its technical user. @returns a function of its slug and of a path there */
export function useEnterTenant() {
	const { t, ask } = usePlatform();
	const toast = useToast();
	return async (slug: string, path = '/admin'): Promise<void> => {
		try {
			const { enterTenant } = (await ask(enterTenantDocument, { slug, path })) as Data<typeof enterTenantDocument>;
			window.location.assign(enterTenant);
		} catch (error) {
			toast.error(withReason(t('tenants.openFailed'), failureText(error, t)));
		}
	};
}
