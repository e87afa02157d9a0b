// A picture in the API, for every domain that shows one.
import { builder } from '../graphql/builder.ts';
import type { Image } from './media-path.ts';

export const imageRef = builder.objectRef<Image>('Image');
