// Stored versions of the draft, what was not saved among them: what each says otherwise, how it looks, and the way to bring it back.
import { Suspense, useEffect, useState } from 'react';
import { formatMoment } from '../../../rules/formats.ts';
import { failureText } from '../../forms/failure-text.ts';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { useStudio } from '../studio-context.tsx';
import { ChosenVersion } from './chosen-version.tsx';
import { designVersionsDocument } from './versions.documents.ts';

interface VersionsProps {
	session: DesignSession;
	/** The design is another one: it has to be opened again. */
	onRestored(): void;
	onClose(): void;
}

export default function VersionsDialog(props: VersionsProps) {
	const { t } = usePlatform();
	const title = t('studio.versions');
	return (
		<NativeDialog wide title={title} onClose={props.onClose}>
			<Suspense fallback={<Progress label={title} />}>
				<MoreTexts groups={['designVersions']}>
					<Versions {...props} />
				</MoreTexts>
			</Suspense>
		</NativeDialog>
	);
}

type Version = Data<typeof designVersionsDocument>['designVersions']['items'][number];

/** What is typed now is saved first, so that it is what is compared, and stored when something else takes its place. */
function useVersions(session: DesignSession) {
	const { t, ask } = usePlatform();
	const { id } = useStudio();
	const [versions, setVersions] = useState<readonly Version[]>();
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		async function load(): Promise<void> {
			await session.settle();
			const data = (await ask(designVersionsDocument, { design: id })) as Data<typeof designVersionsDocument>;
			setVersions(data.designVersions.items);
		}
		load().catch((error) => setFailure(failureText(error, t)));
	}, [session, ask, id, t]);
	return { versions, failure };
}

function Versions({ session, onRestored, onClose }: VersionsProps) {
	const { t, language, timeZone } = usePlatform();
	const { versions, failure } = useVersions(session);
	const [chosen, setChosen] = useState<string>();
	if (failure !== undefined)
		return (
			<div role="alert" className="p-4">
				<Notice kind="danger">{failure}</Notice>
			</div>
		);
	if (!versions)
		return (
			<div className="p-4">
				<Progress label={t('studio.versions')} />
			</div>
		);
	// What was not saved is what they come for.
	const first = versions.find(({ reason }) => reason === 'unsaved') ?? versions[0];
	if (!first) return <p className="p-4">{t('designVersions.none')}</p>;
	const shown = chosen ?? first.id;
	return (
		<ChosenVersion key={shown} id={shown} session={session} onRestored={onRestored} onClose={onClose}>
			<fieldset className="grid content-start gap-1 tablet:w-80 tablet:shrink-0">
				<legend className="sr-only">{t('designVersions.choice')}</legend>
				{versions.map(({ id, reason, at }) => (
					<label
						key={id}
						className="flex cursor-pointer items-start gap-2 rounded-theme border border-line bg-surface p-2 has-checked:border-chosen has-focus-visible:outline-2"
					>
						<input
							type="radio"
							name="version"
							value={id}
							checked={id === shown}
							onChange={() => setChosen(id)}
							className="mt-1 size-4 shrink-0 accent-chosen"
						/>
						<span>
							<span className="block font-semibold">{t(`designVersions.reason.${reason}`)}</span>
							<span className="block text-sm text-muted">{formatMoment(at, language, timeZone)}</span>
						</span>
					</label>
				))}
			</fieldset>
		</ChosenVersion>
	);
}
