// What is open beside the page or over it, each with its own code. What shows parts of the page has the look of the shop.
import { lazy, Suspense } from 'react';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { PictureDetails } from '../media-library/picture-details.tsx';
import { useSituation } from './bar/editor-bar.tsx';
import { viewPath } from './bar/view-path.ts';
import type { PageSession } from './saving/page-session.ts';
import type { Opened } from './state/editor.tsx';

const SettingsPanel = lazy(() => import('./settings/settings-panel.tsx'));
const InsertDialog = lazy(() => import('./insert/insert-dialog.tsx'));
const TypeDialog = lazy(() => import('./insert/type-dialog.tsx'));
const CallDialog = lazy(() => import('./settings/call-dialog.tsx'));
const WidgetDialog = lazy(() => import('./settings/action-widget/widget-dialog.tsx'));
const PictureChoice = lazy(() => import('./settings/picture-choice.tsx'));
const SeoDialog = lazy(() => import('./dialogs/seo-dialog.tsx'));
const TextsDialog = lazy(() => import('./dialogs/texts-dialog.tsx'));
const PublishDialog = lazy(() => import('./dialogs/publish-dialog.tsx'));
const ScheduleDialog = lazy(() => import('./dialogs/schedule-dialog.tsx'));
const VersionsDialog = lazy(() => import('./dialogs/versions-dialog.tsx'));
const ShortcutsDialog = lazy(() => import('./dialogs/shortcuts-dialog.tsx'));
const PagesDialog = lazy(() => import('./dialogs/pages-dialog.tsx'));
const PageWizard = lazy(() => import('../page-wizard/page-wizard.tsx'));
const ShareDialog = lazy(() => import('../share/share-dialog.tsx'));

interface OpenedPartProps {
	opened: Opened;
	session: PageSession;
	onOpenAgain(): void;
	onClose(): void;
}

export const OpenedPart = (props: OpenedPartProps) => (
	<Suspense fallback={null}>
		<Part {...props} />
	</Suspense>
);

function Part({ opened, session, onOpenAgain, onClose }: OpenedPartProps) {
	const { subject: page } = useSituation(session);
	switch (opened.kind) {
		case 'settings':
			return <SettingsPanel at={opened.at} tab={opened.tab} onClose={onClose} />;
		case 'insert':
			return (
				<ThemeScope name="shop">
					<InsertDialog before={opened.before} onClose={onClose} />
				</ThemeScope>
			);
		case 'type':
			return (
				<ThemeScope name="shop">
					<TypeDialog section={opened.section} onClose={onClose} />
				</ThemeScope>
			);
		case 'call':
			return (
				<ThemeScope name="shop">
					<CallDialog at={opened.at} field={opened.field} onClose={onClose} />
				</ThemeScope>
			);
		case 'widget':
			return (
				<ThemeScope name="shop">
					<WidgetDialog section={opened.section} onClose={onClose} />
				</ThemeScope>
			);
		case 'picture':
			return <PictureChoice at={opened.at} field={opened.field} onClose={onClose} />;
		case 'media':
			return <PictureDetails id={opened.id} onClose={onClose} />;
		case 'share': {
			const path = viewPath(page);
			return <ShareDialog path={opened.anchor ? `${path}#${opened.anchor}` : path} onClose={onClose} />;
		}
		case 'seo':
			return <SeoDialog page={page} onClose={onClose} />;
		case 'texts':
			return <TextsDialog onClose={onClose} />;
		case 'publish':
			return <PublishDialog session={session} onClose={onClose} />;
		case 'schedule':
			return <ScheduleDialog session={session} onClose={onClose} />;
		case 'versions':
			return (
				<ThemeScope name="shop">
					<VersionsDialog onClose={onClose} />
				</ThemeScope>
			);
		case 'wizard':
			return <PageWizard page={page} client={session.client} onDone={onOpenAgain} onClose={onClose} />;
		case 'pages':
		case 'newPage':
			return <PagesDialog creating={opened.kind === 'newPage'} kind={page.kind} current={page.id} onClose={onClose} />;
		case 'shortcuts':
			return <ShortcutsDialog onClose={onClose} />;
		default:
			return null;
	}
}
