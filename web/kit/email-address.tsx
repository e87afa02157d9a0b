// An email address: where there is no room for it, the line ends before its @.
export function EmailAddress({ mail }: { mail: string }) {
	const at = mail.lastIndexOf('@');
	if (at < 1) return mail;
	return (
		<>
			{mail.slice(0, at)}
			<wbr />
			{mail.slice(at)}
		</>
	);
}
