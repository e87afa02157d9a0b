// Other pictures in the place of one, for readers of a language.
import { useState } from 'react';
import { ownNameOfLanguage } from '../../../../rules/languages.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { MediaPicker } from '../../../media-library/media-picker.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { Picture } from '../../../platform/picture.tsx';
import type { ProductImage } from '../product-values.ts';

interface ImageLanguagesProps {
	image: ProductImage;
	number: number;
	onChange(languageCode: string, mediaId: string): Promise<boolean>;
	onRemove(languageCode: string): Promise<boolean>;
	onClose(): void;
}

export function ImageLanguages({ image, number, onChange, onRemove, onClose }: ImageLanguagesProps) {
	const { t, languages } = usePlatform();
	const [choosing, setChoosing] = useState<string>();
	return (
		<>
			<Dialog
				open={choosing === undefined}
				onClose={onClose}
				title={t('product.imageLanguagesOf', { number })}
				actions={<Button onClick={onClose}>{t('common.close')}</Button>}
			>
				<p className="mb-4">{t('product.imageLanguagesText')}</p>
				<ul className="grid gap-3">
					{languages.map(({ languageCode }) => {
						const own = image.languages.find((one) => one.languageCode === languageCode);
						return (
							<li key={languageCode} className="flex flex-wrap items-center gap-3 border-b border-line pb-3">
								<span className="grid size-16 place-items-center overflow-hidden rounded-theme bg-sunken">
									<Picture
										image={(own ?? image).image}
										sizes="64px"
										upTo={160}
										decorative
										className={`size-full object-contain ${own ? '' : 'opacity-50'}`}
									/>
								</span>
								<span className="min-w-40 grow">
									<span className="block font-semibold">{ownNameOfLanguage(languageCode)}</span>
									{!own && <span className="text-sm text-muted">{t('product.imageSameAsOthers')}</span>}
								</span>
								<Button size="small" onClick={() => setChoosing(languageCode)}>
									{t('product.imageForLanguage')}
								</Button>
								{own && (
									<Button size="small" onClick={() => onRemove(languageCode)}>
										{t('product.removeImage')}
									</Button>
								)}
							</li>
						);
					})}
				</ul>
			</Dialog>
			{choosing !== undefined && (
				<MediaPicker
					onClose={() => setChoosing(undefined)}
					onPick={async ([picture]) => {
						const language = choosing;
						setChoosing(undefined);
						if (picture) await onChange(language, picture.id);
					}}
				/>
			)}
		</>
	);
}
