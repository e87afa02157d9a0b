// What the shopper's own screens ask and send.
import { graphql } from '../platform/graphql.ts';

export const meDocument = graphql(`
	query Me {
		me {
			id email username language guest codeStep rights
			operator { home }
			profile { values { fieldName value } complete missing percent }
		}
	}
`);

export const approvalsEntryDocument = graphql(`
	query ApprovalsEntry { isApprover approvalCount approvals(scope: own, first: 1) { total } }
`);

export const signUpDocument = graphql(`
	mutation SignUp($email: String!, $password: String!, $language: String!, $values: [FieldValueInput!]!, $deepLink: String) {
		signUp(email: $email, password: $password, language: $language, values: $values, deepLink: $deepLink)
	}
`);

export const confirmEmailDocument = graphql(`
	mutation ConfirmEmail($token: String!) { confirmEmail(token: $token) }
`);

export const forgotPasswordDocument = graphql(`
	mutation ForgotPassword($email: String!, $language: String!) { forgotPassword(email: $email, language: $language) }
`);

export const resetPasswordDocument = graphql(`
	mutation ResetPassword($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }
`);

export const acceptInvitationDocument = graphql(`
	mutation AcceptInvitation($token: String!, $password: String!) { acceptInvitation(token: $token, password: $password) }
`);

export const setupStateDocument = graphql(`
	query SetupState { setupProgress { opened finished } }
`);

export const updateProfileDocument = graphql(`
	mutation UpdateProfile($values: [FieldValueInput!]!, $language: String!) {
		updateProfile(values: $values, language: $language) {
			id email username language guest codeStep rights
			operator { home }
			profile { values { fieldName value } complete missing percent }
		}
	}
`);

export const changePasswordDocument = graphql(`
	mutation ChangePassword($currentPassword: String!, $newPassword: String!) {
		changePassword(currentPassword: $currentPassword, newPassword: $newPassword)
	}
`);

export const exportOwnDataDocument = graphql(`
	query ExportOwnData { exportOwnData }
`);

export const deleteOwnAccountDocument = graphql(`
	mutation DeleteOwnAccount($currentPassword: String!) { deleteOwnAccount(currentPassword: $currentPassword) }
`);

export const setCodeStepDocument = graphql(`
	mutation SetCodeStep($on: Boolean!) { setCodeStep(on: $on) }
`);

export const ownInvoicePreferenceDocument = graphql(`
	query OwnInvoicePreference { ownInvoicePreference { invoiceFormat leitwegId electronicAddress } }
`);

export const saveOwnInvoicePreferenceDocument = graphql(`
	mutation SaveOwnInvoicePreference($preference: InvoicePreferenceInput!) {
		saveOwnInvoicePreference(preference: $preference) { invoiceFormat leitwegId electronicAddress }
	}
`);

export const signUpNewsletterDocument = graphql(`
	mutation SignUpNewsletter($email: String!, $language: String!) {
		subscribeNewsletter(email: $email, language: $language, form: signUp, page: "/signup")
	}
`);
