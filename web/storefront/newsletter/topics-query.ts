// The topics that a form of the newsletter offers.
import type { Platform } from '../../platform/environment.tsx';
import { query } from '../../platform/page.ts';
import { newsletterTopicsDocument } from './newsletter.documents.ts';

export const topicsQuery = ({ language }: Pick<Platform, 'language'>) => query(newsletterTopicsDocument, { language });
