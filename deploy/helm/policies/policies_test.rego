package main

import rego.v1

deployment := {
	"kind": "Deployment",
	"metadata": {"name": "cart"},
	"spec": {
		"strategy": {"rollingUpdate": {"maxUnavailable": 0}},
		"template": {"spec": {
			"automountServiceAccountToken": false,
			"terminationGracePeriodSeconds": 30,
			"topologySpreadConstraints": [{"topologyKey": "zone", "nodeTaintsPolicy": "Honor"}],
			"securityContext": {"runAsNonRoot": true, "seccompProfile": {"type": "RuntimeDefault"}},
			"containers": [{
				"name": "cart",
				"image": "storefront:1.0.0",
				"ports": [{"name": "grpc", "containerPort": 50051}],
				"env": [{"name": "HEAP_MIB", "value": "512"}],
				"startupProbe": {"httpGet": {"path": "/livez", "port": "internal"}},
				"readinessProbe": {"httpGet": {"path": "/", "port": "internal"}},
				"livenessProbe": {"httpGet": {"path": "/livez", "port": "internal"}},
				"lifecycle": {"preStop": {"sleep": {"seconds": 5}}},
				"resources": {
					"requests": {"cpu": "1", "memory": "768Mi", "ephemeral-storage": "1Gi"},
					"limits": {"cpu": "1", "memory": "768Mi", "ephemeral-storage": "1Gi"},
				},
				"securityContext": {
					"readOnlyRootFilesystem": true,
					"allowPrivilegeEscalation": false,
					"capabilities": {"drop": ["ALL"]},
				},
			}],
		}},
	},
}

pod_path := "/spec/template/spec"

container_path := "/spec/template/spec/containers/0"

# Each change and a part of the message that refuses it.
violations := [
	{"op": "remove", "path": concat("", [container_path, "/resources/limits/memory"]), "message": "has no limits memory"},
	{"op": "replace", "path": concat("", [container_path, "/image"]), "value": "storefront:latest", "message": "no fixed tag"},
	{"op": "replace", "path": concat("", [container_path, "/image"]), "value": "registry:5000/storefront", "message": "no fixed tag"},
	{"op": "remove", "path": concat("", [container_path, "/securityContext"]), "message": "read-only root"},
	{"op": "remove", "path": concat("", [pod_path, "/securityContext/runAsNonRoot"]), "message": "must not run as root"},
	{"op": "remove", "path": concat("", [pod_path, "/securityContext/seccompProfile"]), "message": "seccomp"},
	{"op": "remove", "path": concat("", [pod_path, "/automountServiceAccountToken"]), "message": "ServiceAccount token"},
	{"op": "add", "path": concat("", [container_path, "/env/0/valueFrom"]), "value": {"secretKeyRef": {"name": "a", "key": "b"}}, "message": "instead of a file"},
	{"op": "remove", "path": concat("", [container_path, "/startupProbe"]), "message": "has no startupProbe"},
	{"op": "replace", "path": concat("", [container_path, "/readinessProbe"]), "value": {"tcpSocket": {"port": "grpc"}}, "message": "does not ask the internal port"},
	{"op": "remove", "path": concat("", [pod_path, "/topologySpreadConstraints/0/nodeTaintsPolicy"]), "message": "counts nodes that take no pods"},
	{"op": "replace", "path": "/spec/strategy/rollingUpdate/maxUnavailable", "value": 1, "message": "keep all pods available"},
	{"op": "replace", "path": concat("", [pod_path, "/terminationGracePeriodSeconds"]), "value": 26, "message": "must end within"},
	{"op": "replace", "path": concat("", [container_path, "/env/0/value"]), "value": "768", "message": "does not fit its memory limit"},
]

test_the_deployment_passes if count(deny) == 0 with input as deployment

test_each_violation_is_refused if {
	every violation in violations {
		messages := deny with input as json.patch(deployment, [object.remove(violation, ["message"])])
		some message in messages
		contains(message, violation.message)
	}
}

public_egress(block) := {"kind": "NetworkPolicy", "metadata": {"name": "webhooks"}, "spec": {"egress": [{"to": [{"ipBlock": block}, {"podSelector": {}}]}]}}

test_egress_needs_exceptions if {
	count(deny) == 0 with input as public_egress({"cidr": "2000::/3", "except": ["2002::/16"]})
	every block in [{"cidr": "2000::/3"}, {"cidr": "0.0.0.0/0", "except": []}] {
		deny == {sprintf("webhooks: egress to %s has no exceptions", [block.cidr])} with input as public_egress(block)
	}
}
