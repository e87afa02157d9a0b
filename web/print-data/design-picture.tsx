// The picture of a design where a line is shown; what stands for the product takes its place where it cannot be loaded.
import { type ReactNode, useCallback, useState } from 'react';

interface DesignPictureProps {
	/** Null: it has no design. */
	preview: string | null;
	/** The picture of the product. */
	children: ReactNode;
}

export function DesignPicture({ preview, children }: DesignPictureProps) {
	const [failed, setFailed] = useState<string | null>(null);
	// It may have failed before this code was there.
	const look = useCallback(
		(image: HTMLImageElement | null) => {
			if (image?.complete && image.naturalWidth === 0) setFailed(preview);
		},
		[preview],
	);
	if (preview === null || preview === failed) return children;
	return (
		<img
			key={preview}
			ref={look}
			src={preview}
			alt=""
			className="size-full object-contain"
			onError={() => setFailed(preview)}
		/>
	);
}
