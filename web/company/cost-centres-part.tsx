// The cost centres of the company; for those who do not manage it, those that are open to them.
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { costCentreRules, findFieldErrors } from '../../rules/companies/fields.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { Chip } from '../kit/chip.tsx';
import { TextField } from '../kit/text-field.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { saveCostCentreDocument } from './company.documents.ts';
import { type CostCentre, useCompany } from './company.ts';
import { FormDialog } from './form-dialog.tsx';
import { Row, Rows } from './rows.tsx';
import { useErrorTexts } from './use-error-texts.ts';

const nothing: CostCentre = { id: '', code: '', name: '', archived: false };

export function CostCentresPart() {
	const { t } = usePlatform();
	const { company, Part } = useCompany();
	const [edited, setEdited] = useState<CostCentre>();
	const { costCentres, kept } = company;
	return (
		<Part
			title={t('companies.costCentres')}
			actions={
				kept && (
					<Button size="small" icon={<IconPlus aria-hidden size={18} />} onClick={() => setEdited(nothing)}>
						{t('companies.newCostCentre')}
					</Button>
				)
			}
		>
			{costCentres.length === 0 ? (
				<p className="text-muted">{t(kept ? 'companies.costCentresNone' : 'companies.costCentresNoneOwn')}</p>
			) : (
				<>
					<p className="mb-3 text-sm text-muted">{t('companies.costCentresHint')}</p>
					<Rows>
						{costCentres.map((costCentre) => (
							<Row
								key={costCentre.id}
								title={
									<>
										<span className="tabular-nums">{costCentre.code}</span>
										{costCentre.archived && <Chip state="inactive" label={t('companies.archivedLabel')} />}
									</>
								}
								actions={
									kept && (
										<Button
											size="small"
											aria-label={t('companies.editOf', { name: costCentre.code })}
											onClick={() => setEdited(costCentre)}
										>
											{t('companies.edit')}
										</Button>
									)
								}
							>
								{costCentre.name}
							</Row>
						))}
					</Rows>
				</>
			)}
			{edited && <CostCentreDialog costCentre={edited} onClose={() => setEdited(undefined)} />}
		</Part>
	);
}

function CostCentreDialog({ costCentre, onClose }: { costCentre: CostCentre; onClose(): void }) {
	const { t } = usePlatform();
	const { company } = useCompany();
	const inWords = useErrorTexts();
	const { id, code, name, archived } = costCentre;
	return (
		<FormDialog
			title={t(id ? 'companies.editCostCentre' : 'companies.newCostCentre')}
			initial={{ code, name, archived }}
			errorsOf={(values) => inWords(findFieldErrors(costCentreRules, { code: values.code.trim(), name: values.name }))}
			document={saveCostCentreDocument}
			toVariables={(values) => ({ companyId: company.id, costCentre: { ...values, id: id || null } })}
			fieldOf={{ COST_CENTRE_TAKEN: 'code' }}
			done={t('companies.costCentreSaved')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<>
					<TextField
						label={t('companies.code')}
						required
						autoFocus
						maxLength={costCentreRules.code.maxLength}
						value={values.code}
						onChange={(typed) => set({ code: typed })}
						error={errorOf('code')}
					/>
					<TextField
						label={t('companies.name')}
						maxLength={costCentreRules.name.maxLength}
						value={values.name}
						onChange={(typed) => set({ name: typed })}
						error={errorOf('name')}
					/>
					{id && (
						<Checkbox
							label={t('companies.costCentreArchived')}
							checked={values.archived}
							onChange={(checked) => set({ archived: checked })}
						/>
					)}
				</>
			)}
		</FormDialog>
	);
}
