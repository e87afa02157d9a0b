// The form of a purchasing system, new or not.
import { cartEncodings, longestPriceDays, protocols, reportKinds } from '../../../../rules/procurement/buyer.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Editor } from '../../editor.ts';
import type { BuyerValues } from './buyer-values.ts';
import { Classifications } from './classifications.tsx';
import { procurementChoicesDocument } from './procurement.documents.ts';

export interface BuyerPart {
	editor: Editor<BuyerValues>;
	readOnly: boolean;
}

/** Fields that are one line of text, by their names. */
type TextName =
	| 'name'
	| 'fromDomain'
	| 'fromIdentity'
	| 'senderDomain'
	| 'senderIdentity'
	| 'supplierDomain'
	| 'supplierIdentity'
	| 'username'
	| 'vendorNumber'
	| 'cxmlVersion'
	| 'startPage'
	| 'unitOfPiece'
	| 'unitOfRun'
	| 'classificationDomain'
	| 'classificationCode'
	| 'documentsUrl';

interface LineProps extends BuyerPart {
	name: TextName;
	hint?: string;
	required?: boolean;
}

function Line({ editor: { values, set, errorOf }, readOnly, name, hint, required = false }: LineProps) {
	const { t } = usePlatform();
	return (
		<TextField
			label={t(`procurement.${name}`)}
			{...(hint && { hint })}
			required={required}
			disabled={readOnly}
			value={values[name]}
			onChange={(value) => set({ [name]: value })}
			error={errorOf(name)}
		/>
	);
}

const columns = 'grid gap-4 phone:grid-cols-2';

export function BuyerForm({ editor, readOnly, isNew }: BuyerPart & { isNew: boolean }) {
	const { t } = usePlatform();
	const isCxml = editor.values.protocol === 'cxml';
	const part = { editor, readOnly };
	return (
		<>
			<General {...part} isNew={isNew} />
			<Card heading="h2" title={t('procurement.identity')}>
				<div className={columns}>
					{isCxml ? (
						<>
							<Line {...part} name="fromDomain" required />
							<Line {...part} name="fromIdentity" required />
							<Line {...part} name="supplierDomain" required />
							<Line {...part} name="supplierIdentity" required />
							<Line {...part} name="senderDomain" hint={t('procurement.senderHint')} />
							<Line {...part} name="senderIdentity" />
						</>
					) : (
						<>
							<Line {...part} name="username" hint={t('procurement.usernameHint')} required />
							<Line {...part} name="vendorNumber" />
						</>
					)}
				</div>
			</Card>
			<Hosts {...part} />
			<Handover {...part} isCxml={isCxml} />
			<Card heading="h2" title={t('procurement.classificationTitle')}>
				<div className="grid gap-4">
					<div className={columns}>
						<Line {...part} name="classificationDomain" required />
						<Line {...part} name="classificationCode" required />
					</div>
					<Classifications {...part} />
				</div>
			</Card>
			{isCxml && <Reports {...part} />}
		</>
	);
}

function General({ editor, readOnly, isNew }: BuyerPart & { isNew: boolean }) {
	const { t, language, languages } = usePlatform();
	const { values, set } = editor;
	const { data } = useAdminQuery(procurementChoicesDocument, { language });
	const roles = (data?.accessRoles ?? []).map(({ id, label }) => ({ value: id, label }));
	return (
		<Card heading="h2" title={t('procurement.general')}>
			<div className={columns}>
				<Line editor={editor} readOnly={readOnly} name="name" required />
				<RadioGroup
					label={t('procurement.protocol')}
					hint={t('procurement.protocolHint')}
					disabled={readOnly || !isNew}
					value={values.protocol}
					onChange={(protocol) => set({ protocol })}
					choices={protocols.map((value) => ({ value, label: t(`procurement.protocol.${value}`) }))}
				/>
				<Select
					label={t('procurement.role')}
					hint={t('procurement.roleHint')}
					disabled={readOnly}
					value={values.roleId}
					onChange={(roleId) => set({ roleId })}
					choices={[{ value: '', label: t('procurement.noRole') }, ...roles]}
				/>
				<Select
					label={t('procurement.language')}
					hint={t('procurement.languageHint')}
					disabled={readOnly}
					value={values.language}
					onChange={(chosen) => set({ language: chosen })}
					choices={[
						{ value: '', label: t('procurement.shopLanguage') },
						...languages.map(({ languageCode }) => ({ value: languageCode, label: languageCode })),
					]}
				/>
				<Line editor={editor} readOnly={readOnly} name="startPage" hint={t('procurement.startPageHint')} />
				<Checkbox
					label={t('procurement.active')}
					disabled={readOnly}
					checked={values.active}
					onChange={(active) => set({ active })}
				/>
			</div>
		</Card>
	);
}

function Hosts({ editor: { values, set, errorOf }, readOnly }: BuyerPart) {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('procurement.hostsTitle')}>
			<TextArea
				label={t('procurement.hosts')}
				hint={t('procurement.hostsHint')}
				required
				rows={3}
				readOnly={readOnly}
				value={values.hosts}
				onChange={(hosts) => set({ hosts })}
				error={errorOf('hosts')}
			/>
		</Card>
	);
}

function Handover({ editor, readOnly, isCxml }: BuyerPart & { isCxml: boolean }) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const part = { editor, readOnly };
	return (
		<Card heading="h2" title={t('procurement.cart')}>
			<div className={columns}>
				<div className="phone:col-span-2">
					<Checkbox
						label={t('procurement.sellRunAsPiece')}
						hint={t('procurement.sellRunAsPieceHint')}
						disabled={readOnly}
						checked={values.sellRunAsPiece}
						onChange={(sellRunAsPiece) => set({ sellRunAsPiece })}
					/>
				</div>
				<Line {...part} name="unitOfPiece" hint={t('procurement.unitHint')} required />
				<Line {...part} name="unitOfRun" required />
				<NumberField
					label={t('procurement.priceDays')}
					hint={t('procurement.priceDaysHint')}
					min={1}
					max={longestPriceDays}
					step={1}
					disabled={readOnly}
					value={values.priceDays}
					onChange={(priceDays) => set({ priceDays })}
					error={errorOf('priceDays')}
				/>
				{isCxml && (
					<>
						<Line {...part} name="cxmlVersion" required />
						<RadioGroup
							label={t('procurement.cartEncoding')}
							disabled={readOnly}
							value={values.cartEncoding}
							onChange={(cartEncoding) => set({ cartEncoding })}
							choices={cartEncodings.map((value) => ({ value, label: t(`procurement.cartEncoding.${value}`) }))}
						/>
					</>
				)}
			</div>
		</Card>
	);
}

function Reports({ editor, readOnly }: BuyerPart) {
	const { t } = usePlatform();
	const { values, set } = editor;
	return (
		<Card heading="h2" title={t('procurement.reportsTitle')}>
			<div className="grid gap-4">
				<Line editor={editor} readOnly={readOnly} name="documentsUrl" hint={t('procurement.documentsUrlHint')} />
				<fieldset className="grid gap-2">
					<legend className="mb-2 text-sm font-semibold text-label">{t('procurement.reports')}</legend>
					{reportKinds.map((kind) => (
						<Checkbox
							key={kind}
							label={t(`procurement.report.${kind}`)}
							disabled={readOnly}
							checked={values.reports.includes(kind)}
							onChange={(on) =>
								set({ reports: on ? [...values.reports, kind] : values.reports.filter((other) => other !== kind) })
							}
						/>
					))}
				</fieldset>
			</div>
		</Card>
	);
}
