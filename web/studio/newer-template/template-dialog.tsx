// The design as it is beside what it would be with the newer version of its template, page by page.
import { useEffect, useMemo, useState } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import type { DrawnDesign } from '../../../rules/designs/drawn-design.ts';
import { valueOfField } from '../../../rules/designs/placeholders.ts';
import { isSameJson } from '../../../rules/editing/same-json.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { labelOf } from '../fields/field-uses.ts';
import type { DesignSession } from '../header/draft-session.ts';
import { PagePicture, shadowOf } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDrawnDesign, useStudio } from '../studio-context.tsx';
import { adoptTemplateDocument, newerTemplateDocument } from './newer-template.documents.ts';
import { useDrawn } from './use-drawn.ts';

interface DialogProps {
	session: DesignSession;
	/** The version that there is is wanted. */
	onKeep(): void;
	onClose(): void;
	onAdopted(): void;
}

/** Saves what is open first, so that it is part of what is shown. */
function useNewer(session: DesignSession) {
	const { t, ask } = usePlatform();
	const { id, engine } = useStudio();
	const [newer, setNewer] = useState<Design>();
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		async function load(): Promise<void> {
			if (!(await session.settle())) return setFailure(t('studio.notSavedYet'));
			const data = (await ask(newerTemplateDocument, { id })) as Data<typeof newerTemplateDocument>;
			const design = data.designWithNewerTemplate as Design | null;
			if (!design) return setFailure(t('studio.gone'));
			await Promise.all(design.faces.map((face) => engine.faces.add(face)));
			setNewer(design);
		}
		load().catch((error) => setFailure(failureText(error, t)));
	}, [session, ask, id, engine, t]);
	return { newer, failure };
}

export default function TemplateDialog({ session, onKeep, onClose, onAdopted }: DialogProps) {
	const { t } = usePlatform();
	const { newer, failure } = useNewer(session);
	return (
		<NativeDialog wide title={t('studioOrders.templateTitle')} onClose={onClose}>
			{failure !== undefined ? (
				<div role="alert" className="p-4">
					<Notice kind="danger">{failure}</Notice>
				</div>
			) : newer ? (
				<Comparison newer={newer} session={session} onKeep={onKeep} onClose={onClose} onAdopted={onAdopted} />
			) : (
				<div className="p-4">
					<Progress label={t('studioOrders.loadingTemplate')} />
				</div>
			)}
		</NativeDialog>
	);
}

function Comparison({ newer, session, onKeep, onClose, onAdopted }: DialogProps & { newer: Design }) {
	const { t, ask, language } = usePlatform();
	const { id, engine, announce } = useStudio();
	const now = useDrawnDesign();
	const drawn = useDrawn(newer, engine);
	const isSame = useMemo(() => isSameJson(now.pages, drawn.pages), [now, drawn]);
	const missing = newer.fields
		.filter((field) => field.required && field.kind !== 'choice' && !valueOfField(newer, field, {}))
		.map(({ key, labels }) => labelOf(labels, language, key));
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();

	async function adopt(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			await ask(adoptTemplateDocument, { id, client: session.client });
			announce(t('studioOrders.adopted'));
			onClose();
			onAdopted();
		} catch (error) {
			setFailure(t('studioOrders.notAdopted', { reason: failureText(error, t) }));
			setBusy(false);
		}
	}

	return (
		<>
			<div className="relative min-h-0 grow overflow-auto bg-sunken">
				<ul className="grid gap-6 p-4 tablet:grid-cols-2 tablet:p-8">
					{drawn.pages.map(({ name }, index) => (
						<Pair key={name} {...{ name, index, now, drawn, newer }} />
					))}
				</ul>
			</div>
			<div className="grid gap-2 border-t border-line p-4">
				{isSame && <p className="font-semibold">{t('studioOrders.templateSame')}</p>}
				{missing.length > 0 && (
					<p className="font-semibold">
						{t('studioOrders.templateRequires', { count: missing.length, fields: missing.join(', ') })}
					</p>
				)}
				<div role="alert" className="empty:hidden">
					{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
				</div>
				<div className="flex flex-wrap items-center justify-end gap-2">
					<p className="me-auto text-sm">{t('studioOrders.adoptText')}</p>
					<Button onClick={onKeep}>{t('studioOrders.keepTemplate')}</Button>
					<Button colour="primary" busy={busy} onClick={() => void adopt()}>
						{t('studioOrders.adopt')}
					</Button>
				</div>
			</div>
		</>
	);
}

const shownWidth = 640;

interface PairProps {
	name: string;
	index: number;
	now: DrawnDesign;
	drawn: DrawnDesign;
	newer: Design;
}

/** A side as it is, and as it would be. */
function Pair({ name, index, now, drawn, newer }: PairProps) {
	const { t } = usePlatform();
	const addressOf = usePictureAddress(shownWidth);
	const side = describeSide(t, name);
	const shown = [
		{ page: now.pages.find((page) => page.name === name), label: t('studioOrders.templateNow', { side }) },
		{ page: drawn.pages[index], label: t('studioOrders.templateNew', { side }) },
	];
	return shown.map(
		({ page, label }) =>
			page && (
				<li key={label} className="grid content-start gap-2">
					<h3 className="text-center font-semibold">{label}</h3>
					<PagePicture
						page={page}
						format={newer.product}
						bleed={false}
						addressOf={addressOf}
						label={label}
						highest="60dvh"
						isBack={index % 2 === 1}
						className={`mx-auto block h-auto ${shadowOf(newer.product, false)}`}
					/>
				</li>
			),
	);
}
