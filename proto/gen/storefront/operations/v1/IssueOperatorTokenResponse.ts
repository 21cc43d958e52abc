// Original file: storefront/operations/v1/operations.proto


export interface IssueOperatorTokenResponse {
}

export interface IssueOperatorTokenResponse__Output {
}
