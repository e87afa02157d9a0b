// The way to the management of pages where one was not found, or is switched off, for those who may.
import { usePlatform } from '../platform/environment.tsx';
import { MoreTexts } from '../platform/page-texts.tsx';
import { useMe } from './use-me.ts';

interface ManagePagesProps {
	/** Of the page that is looked for there; none: all of them. */
	slug?: string | undefined;
}

export default function ManagePages({ slug }: ManagePagesProps) {
	const { data: me } = useMe(true);
	return me?.rights.includes('qContent') ? (
		<MoreTexts groups={['userMenu']}>
			<ManageLink slug={slug} />
		</MoreTexts>
	) : null;
}

/** The administration is a document of its own. */
function ManageLink({ slug }: ManagePagesProps) {
	const { t, base } = usePlatform();
	const list = `${base}/admin/pages`;
	return (
		<a
			href={slug ? `${list}?q=${encodeURIComponent(slug)}` : list}
			className="inline-block rounded-theme border border-strong-line px-6 py-3 font-bold hover:bg-surface-hover"
		>
			{t(slug ? 'userMenu.managePage' : 'userMenu.managePages')}
		</a>
	);
}
