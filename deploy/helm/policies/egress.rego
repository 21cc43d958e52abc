# Pods reach the public internet only with exceptions for networks that are not public.
package main

import rego.v1

deny contains sprintf("%s: egress to %s has no exceptions", [input.metadata.name, peer.ipBlock.cidr]) if {
	input.kind == "NetworkPolicy"
	some rule in input.spec.egress
	some peer in rule.to
	count(object.get(object.get(peer, "ipBlock", {"except": ["none"]}), "except", [])) == 0
}
