// A picture that leads somewhere, where an address is given.
import type { PageLink } from '../../rules/pages/fields.ts';
import { type AnyPart, Link, Photo, type PhotoProps, useStage } from './stage.tsx';

interface LinkedPhotoProps<P extends AnyPart> extends Omit<PhotoProps, 'of' | 'name'> {
	/** With a `picture`, and a `link` or none. */
	of: P;
	/** What the link is called; the picture says it where this is empty. */
	called: string;
}

export function LinkedPhoto<P extends AnyPart>({ of, called, ...photo }: LinkedPhotoProps<P>) {
	const { pictureOf } = useStage();
	const link = of.values.link as PageLink | null;
	const image = pictureOf(of.values.picture as string | null);
	const shown = <Photo of={of} name="picture" {...photo} />;
	if (!link || !image) return shown;
	return (
		<Link
			to={link.url}
			target={link.target}
			aria-label={called || image.alt || link.url}
			className="block overflow-hidden rounded-theme"
		>
			{shown}
		</Link>
	);
}
