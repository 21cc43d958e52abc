# Pods reach networks, as opposed to single addresses, only with exceptions for those that are not public.
package main

import rego.v1

deny contains sprintf("%s: egress to %s has no exceptions", [input.metadata.name, peer.ipBlock.cidr]) if {
	input.kind == "NetworkPolicy"
	some rule in input.spec.egress
	some peer in rule.to
	not regex.match(`/(32|128)$`, object.get(object.get(peer, "ipBlock", {}), "cidr", ""))
	count(object.get(object.get(peer, "ipBlock", {"except": ["none"]}), "except", [])) == 0
}
