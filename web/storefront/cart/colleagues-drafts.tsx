// Below the drafts of a member of a company: what is shared in it. Most shoppers are in none, and load nothing of this.
import { WithTexts } from '../../account/company/with-texts.tsx';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { CompanyDrafts } from '../../company/company-drafts.tsx';
import { AriaScope } from '../../kit/aria-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';

export default function ColleaguesDrafts() {
	return (
		<WithTexts groups={['companyDrafts']} failed="cartPage.failed.load">
			<AriaScope>
				<Shared />
			</AriaScope>
		</WithTexts>
	);
}

function Shared() {
	const { t } = usePlatform();
	return (
		<section className="mt-10 border-t border-line pt-6">
			<h2 className="mb-2 font-heading text-2xl font-bold">{t('companyDrafts.title')}</h2>
			<CompanyDrafts say={sayAtBottom} />
		</section>
	);
}
