// The rule for a new password, part by part, each ticked as it is fulfilled.
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { type PasswordDemand, passwordDemands, shortestPassword, unmetDemands } from '../../rules/accounts/password.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { useTexts } from '../platform/environment.tsx';

const texts: Record<PasswordDemand, (t: Translate) => string> = {
	length: (t) => t('forms.passwordLength', { count: shortestPassword }),
	upper: (t) => t('forms.passwordUpper'),
	lower: (t) => t('forms.passwordLower'),
	digit: (t) => t('forms.passwordDigit'),
	special: (t) => t('forms.passwordSpecial'),
	uncommon: (t) => t('forms.passwordUncommon'),
};

export function PasswordRules({ password }: { password: string }) {
	const t = useTexts();
	const unmet = unmetDemands(password);
	return (
		<ul aria-label={t('forms.passwordRules')} className="mt-2 grid gap-x-4 gap-y-1 text-sm small:grid-cols-2">
			{passwordDemands.map((demand) => {
				const met = !unmet.includes(demand);
				const Sign = met ? IconCheck : IconPoint;
				return (
					<li key={demand} data-met={met} className="flex items-start gap-1 text-hint data-[met=true]:text-text">
						<Sign
							aria-hidden
							size="1.25em"
							stroke={3}
							className={`shrink-0 ${met ? 'text-(--colors-success-dark)' : ''}`}
						/>
						<span>
							{texts[demand](t)}
							<span className="sr-only">: {t(met ? 'forms.fulfilled' : 'forms.notFulfilled')}</span>
						</span>
					</li>
				);
			})}
		</ul>
	);
}
