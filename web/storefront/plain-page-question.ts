// Which plain page an address asks for.
import type { Platform } from '../platform/environment.tsx';
import { type Place, question } from '../platform/page.ts';
import { plainPageDocument } from './plain-page.documents.ts';

export const onePlainPage = ({ language }: Platform, { params }: Place) =>
	question(plainPageDocument, { language, slug: params.slug ?? '' });
