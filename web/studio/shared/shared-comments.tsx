// What was said of a shared draft, with the replies of its owner.
import { formatDate } from '../../../rules/formats.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Shared } from './shared-design.tsx';

type SharedComment = Shared['comments'][number];

export function SharedComments({ comments, pages }: Pick<Shared, 'comments' | 'pages'>) {
	const { t } = usePlatform();
	if (comments.length === 0) return null;
	const sideOf = ({ page }: SharedComment) => {
		const found = pages.find((one) => one.page === page);
		return found ? describeSide(t, found.name) : t('designSharing.wholeDesign');
	};
	return (
		<ol className="grid gap-4">
			{comments.map((comment) => (
				<li key={comment.id} className="rounded-theme border border-line bg-surface p-4">
					<Said
						comment={comment}
						about={[sideOf(comment), ...(comment.isResolved ? [t('designSharing.resolved')] : [])]}
					/>
					{comment.replies.length > 0 && (
						<ol className="mt-4 grid gap-4 border-s-2 border-line ps-4">
							{comment.replies.map((reply) => (
								<li key={reply.id}>
									<Said comment={reply} about={[]} />
								</li>
							))}
						</ol>
					)}
				</li>
			))}
		</ol>
	);
}

interface SaidProps {
	comment: Pick<SharedComment, 'author' | 'isOwner' | 'text' | 'createdAt'>;
	about: readonly string[];
}

function Said({ comment: { author, isOwner, text, createdAt }, about }: SaidProps) {
	const { t, language, timeZone } = usePlatform();
	return (
		<>
			<p className="flex flex-wrap items-baseline gap-x-2">
				<strong className="wrap-anywhere">{isOwner ? t('designSharing.owner') : author}</strong>
				<span className="text-sm text-muted">
					{[formatDate(new Date(createdAt), language, timeZone), ...about].join(' · ')}
				</span>
			</p>
			<p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
		</>
	);
}
