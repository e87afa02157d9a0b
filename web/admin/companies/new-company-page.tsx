// A new company; its members come afterwards.
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { createCompanyDocument, newCompanyDocument } from './companies.documents.ts';
import {
	CompanyFields,
	companyFieldOf,
	emptyCompany,
	type RoleChoice,
	toCompanyInput,
	validateCompany,
} from './company-form.tsx';

export function Component() {
	const { t } = usePlatform();
	const answer = useAdminQuery(newCompanyDocument, {});
	return (
		<Loaded answer={answer} title={t('companies.new')}>
			{({ roles }) => <NewCompany roles={roles} />}
		</Loaded>
	);
}

function NewCompany({ roles }: { roles: readonly RoleChoice[] }) {
	const { t } = usePlatform();
	const change = useChange();
	const goTo = useAfterwards();
	const editor = useEditor({
		create: true,
		initial: emptyCompany,
		judge: (values) => validateCompany(values, t),
		save: async (values) => {
			const { createCompany } = await change(createCompanyDocument, { company: toCompanyInput(values) });
			goTo(`/admin/companies/${createCompany.id}`);
		},
		said: {
			saved: t('companies.createdMessage'),
			failed: t('companies.createFailed'),
			faulty: true,
		},
		fieldOf: companyFieldOf,
	});
	return (
		<PageFrame
			title={t('companies.new')}
			above={[{ label: t('admin.companies'), to: '/admin/companies' }]}
			save={editor.bar}
		>
			<p className="mb-4 max-w-prose text-muted">{t('companies.newText')}</p>
			<CompanyFields editor={editor} roles={roles} />
		</PageFrame>
	);
}
