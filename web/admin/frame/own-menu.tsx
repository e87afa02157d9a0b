// Behind the name of who works here: the languages of the administration, one's own account, the way out.
import { IconCheck, IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Pressable } from 'react-aria-components';
import { useLocation } from 'react-router';
import { ownNameOfLanguage, pathOfLanguage } from '../../../rules/languages.ts';
import { Button } from '../../kit/button.tsx';
import { leaveEditors } from '../../kit/open-editors.ts';
import { itemStyle, popoverStyle } from '../../kit/popover-style.ts';
import { useThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useMe } from '../me.tsx';

export function OwnMenu() {
	const { t, base, languages, language } = usePlatform();
	const { pathname, search } = useLocation();
	const me = useMe();
	const look = useThemeScope();
	const values = Object.fromEntries(me.profile.values.map(({ fieldName, value }) => [fieldName, value]));
	const own = [values.firstName, values.surname].filter(Boolean).join(' ') || me.username || me.email;
	const name = me.operator ? t('admin.platformOperator') : own;
	// Another language is another address: the whole document comes in it.
	const inLanguage = (other: (typeof languages)[number]) =>
		`${pathOfLanguage(other).replace(/\/$/, '')}${pathname}${search}`;
	const goTo = async (address: string) => {
		if (await leaveEditors()) window.location.assign(address);
	};
	return (
		<MenuTrigger>
			<Pressable>
				<Button size="small">
					<span className="flex items-center tablet:gap-1">
						<IconUserCircle aria-hidden size={20} className="shrink-0 tablet:me-1" />
						<span className="sr-only">{t('admin.signedInAs')} </span>
						<span className="sr-only max-w-40 truncate tablet:not-sr-only">{name}</span>
						<IconChevronDown aria-hidden size={16} className="hidden shrink-0 tablet:block" />
					</span>
				</Button>
			</Pressable>
			<Popover
				{...look}
				placement="bottom end"
				className={`${popoverStyle} w-64 max-w-[calc(100vw-1rem)] overflow-auto p-1`}
			>
				<Menu aria-label={t('admin.ownMenu')} className="outline-none">
					<MenuSection className="border-b border-separator pb-1">
						<Header className="px-3 pt-2 pb-1 text-sm text-muted">
							<span className="block font-semibold text-popover-text wrap-anywhere">{name}</span>
							{me.email && !me.operator && me.email !== name && <span className="block wrap-anywhere">{me.email}</span>}
						</Header>
						{/* An operator of the platform has no account of their own here. */}
						{!me.operator && (
							<MenuItem href={`${base}/account#profile`} className={itemStyle}>
								{t('admin.ownProfile')}
							</MenuItem>
						)}
						{!me.operator && (
							<MenuItem href={`${base}/account#access`} className={itemStyle}>
								{t('admin.ownAccess')}
							</MenuItem>
						)}
					</MenuSection>
					{languages.length > 1 && (
						<MenuSection selectionMode="single" selectedKeys={[language]} className="border-b border-separator py-1">
							<Header className="px-3 pt-1 pb-1 text-sm font-semibold text-muted">{t('admin.ownLanguage')}</Header>
							{languages.map((other) => (
								<MenuItem
									key={other.languageCode}
									id={other.languageCode}
									onAction={() => goTo(inLanguage(other))}
									textValue={ownNameOfLanguage(other.languageCode)}
									className={itemStyle}
								>
									<IconCheck aria-hidden size={18} className={other.languageCode === language ? '' : 'invisible'} />
									<span lang={other.languageCode}>{ownNameOfLanguage(other.languageCode)}</span>
								</MenuItem>
							))}
						</MenuSection>
					)}
					{/* The log-in page ends the session, and says so when it cannot. */}
					<MenuItem href={`${base}/login?logout=1`} textValue={t('admin.logOut')} className={`${itemStyle} mt-1`}>
						<IconLogout aria-hidden size={18} />
						{t('admin.logOut')}
					</MenuItem>
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
