// Pictures of others: who took them, and those that stay at their provider.
import { type ComponentProps, lazy, Suspense } from 'react';
import { Credits } from '../../blocks/stage/credits.tsx';
import type { Stage } from '../../blocks/stage/stage.tsx';
import { useHydrated } from '../platform/hydrated.ts';
import { Picture } from '../platform/picture.tsx';
import { laterParts } from './later-parts.ts';
import { roomOf } from './picture-room.ts';

const foreign = () => import('./foreign-picture.tsx');
const ForeignPicture = lazy(async () => ({ default: (await foreign()).ForeignPicture }));
const Consent = lazy(async () => ({ default: (await foreign()).PictureConsent }));

/** What is loaded from elsewhere waits for a script and for the visitor; its code is loaded by pages that have some. */
function StagePicture({ image, ...props }: ComponentProps<Stage['Picture']>) {
	const hydrated = useHydrated();
	const { remote } = image;
	if (!remote) return <Picture image={image} {...props} />;
	const { className = '' } = props;
	const style = roomOf(image.width, image.height, className);
	const room = <span aria-hidden className={`${className} block bg-sunken`} style={style} />;
	if (!hydrated) return room;
	return (
		<Suspense fallback={room}>
			<ForeignPicture image={{ ...image, remote }} {...props} />
		</Suspense>
	);
}

function PictureConsent({ provider }: { provider: string }) {
	return (
		useHydrated() && (
			<Suspense>
				<Consent provider={provider} />
			</Suspense>
		)
	);
}

Object.assign(laterParts, { Credits, Picture: StagePicture, PictureConsent } satisfies Partial<Stage>);
