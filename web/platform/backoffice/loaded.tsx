// What is shown while a response is on its way, or when there is none.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { FormSkeleton } from '../../kit/screen-skeletons.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useTexts } from '../environment.tsx';
import { isNotFound } from '../not-found.ts';
import { Component as MissingPage } from './missing-page.tsx';

interface LoadedProps<Answer> {
	answer: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'refetch'>;
	/** Of the whole screen; without it only a part of one is waited for. */
	title?: string;
	children(data: Answer): ReactNode;
}

export function Loaded<Answer>({ answer: { data, error, refetch }, title, children }: LoadedProps<Answer>) {
	if (data !== undefined) return children(data);
	if (title && isNotFound(error)) return <MissingPage />;
	const part = error ? <Failed error={error} onRetry={refetch} /> : title ? <FormSkeleton /> : <Skeleton lines={4} />;
	return title ? <PageFrame title={title}>{part}</PageFrame> : part;
}

export function Failed({ error, onRetry }: { error: Error; onRetry(): void }) {
	const t = useTexts();
	return (
		<Notice
			kind="danger"
			action={
				<Button size="small" onClick={() => onRetry()}>
					{t('common.tryAgain')}
				</Button>
			}
		>
			{failureText(error, t)}
		</Notice>
	);
}
