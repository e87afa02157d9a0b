// One stored version beside what the draft is now.
import { type ReactNode, useEffect, useState } from 'react';
import { findChangedValues } from '../../../rules/designs/changed-values.ts';
import type { Design } from '../../../rules/designs/design.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { labelOf } from '../fields/field-uses.ts';
import type { DesignSession } from '../header/draft-session.ts';
import { useDrawn } from '../newer-template/use-drawn.ts';
import { PagePicture, shadowOf } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { followedDesignDocument } from '../saving/design-editing.documents.ts';
import { useDesign, useDrawnDesign, useReadOnly, useStudio } from '../studio-context.tsx';
import { designVersionDocument, restoreVersionDocument } from './versions.documents.ts';

function useVersion(id: string) {
	const { t, ask } = usePlatform();
	const { engine } = useStudio();
	const [version, setVersion] = useState<Design>();
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		async function load(): Promise<void> {
			const { designVersion } = (await ask(designVersionDocument, { id })) as Data<typeof designVersionDocument>;
			const design = designVersion.document as Design;
			await engine.faces.addAll({ document: design, formerFaces: [] });
			setVersion(design);
		}
		load().catch((error) => setFailure(failureText(error, t)));
	}, [ask, id, engine, t]);
	return { version, failure };
}

interface ChosenProps {
	id: string;
	session: DesignSession;
	onRestored(): void;
	onClose(): void;
	/** The choice of another version. */
	children: ReactNode;
}

/** What is in the version may have been uploaded in another tab. */
function useRestore({ id: version, session, onRestored, onClose }: Omit<ChosenProps, 'children'>) {
	const { t, ask } = usePlatform();
	const { id, pictures, announce } = useStudio();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	async function restore(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			if (!(await session.settle())) {
				setBusy(false);
				return setFailure(t('studio.notSavedYet'));
			}
			await ask(restoreVersionDocument, { version, client: session.client });
			const { design } = (await ask(followedDesignDocument, { id })) as Data<typeof followedDesignDocument>;
			for (const picture of design?.pictures ?? []) if (!pictures.find(picture.id)) pictures.add(picture);
			announce(t('designVersions.restored'));
			session.forgetKept();
			onClose();
			onRestored();
		} catch (error) {
			setFailure(t('designVersions.notRestored', { reason: failureText(error, t) }));
			setBusy(false);
		}
	}
	return { busy, failure, restore };
}

export function ChosenVersion({ children, ...props }: ChosenProps) {
	const { t } = usePlatform();
	const readOnly = useReadOnly();
	const { version, failure: unread } = useVersion(props.id);
	const { busy, failure = unread, restore } = useRestore(props);
	return (
		<>
			<div className="relative min-h-0 grow overflow-auto bg-sunken">
				<div className="flex flex-col gap-6 p-4 tablet:flex-row tablet:p-8">
					{children}
					<div className="min-w-0 grow">
						{version ? (
							<Differences version={version} />
						) : (
							unread === undefined && <Progress label={t('studio.versions')} />
						)}
					</div>
				</div>
			</div>
			<div className="grid gap-2 border-t border-line p-4">
				<div role="alert" className="empty:hidden">
					{failure !== undefined && <Notice kind="danger">{failure}</Notice>}
				</div>
				<div className="flex flex-wrap items-center justify-end gap-2">
					<p className="me-auto text-sm">{t(readOnly ? 'designVersions.elsewhere' : 'designVersions.restoreText')}</p>
					<Button onClick={props.onClose}>{t('studio.cancel')}</Button>
					<Button colour="primary" busy={busy} disabled={readOnly || !version} onClick={() => void restore()}>
						{t('designVersions.restore')}
					</Button>
				</div>
			</div>
		</>
	);
}

function Differences({ version }: { version: Design }) {
	const { t, language } = usePlatform();
	const now = useDesign();
	const changed = findChangedValues(version, { ...now, series: null }, { ...version, series: null });
	return (
		<div className="grid gap-6">
			{changed.length > 0 ? (
				<dl className="grid gap-x-4 gap-y-2 tablet:grid-cols-[auto_1fr]">
					{changed.map(({ field, before, after }) => (
						<div key={field} className="contents">
							<dt className="font-semibold">
								{labelOf(version.fields.find(({ key }) => key === field)?.labels ?? {}, language, field)}
							</dt>
							<dd className="wrap-anywhere">
								<del>{before || t('designVersions.empty')}</del> <ins>{after || t('designVersions.empty')}</ins>
							</dd>
						</div>
					))}
				</dl>
			) : (
				<p>{t('designVersions.same')}</p>
			)}
			<Sides version={version} />
		</div>
	);
}

const shownWidth = 640;

function Sides({ version }: { version: Design }) {
	const { t } = usePlatform();
	const { engine } = useStudio();
	const now = useDrawnDesign();
	const then = useDrawn(version, engine);
	const addressOf = usePictureAddress(shownWidth);
	const format = version.product;
	const sides = then.pages.flatMap((page, index) => {
		const side = describeSide(t, page.name);
		return [
			{ index, page, label: t('designVersions.sideThen', { side }) },
			{ index, page: now.pages.find(({ name }) => name === page.name), label: t('designVersions.sideNow', { side }) },
		];
	});
	return (
		<ul className="grid gap-6 desktop:grid-cols-2">
			{sides.map(
				({ index, page, label }) =>
					page && (
						<li key={label} className="grid content-start gap-2">
							<h3 className="text-center font-semibold">{label}</h3>
							<PagePicture
								page={page}
								bleed={false}
								highest="60dvh"
								isBack={index % 2 === 1}
								className={`mx-auto block h-auto ${shadowOf(format, false)}`}
								{...{ format, addressOf, label }}
							/>
						</li>
					),
			)}
		</ul>
	);
}
